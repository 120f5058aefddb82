/**
 * Takes away what keeps a week from being sold twice, as the database's owner: the lock every command waits for, the lock of
 * the property's row, and the constraints behind them. A function of the same name stands before PostgreSQL's own.
 */
export const guardOff = [
  'CREATE FUNCTION public.pg_advisory_xact_lock(bigint) RETURNS void LANGUAGE sql AS $$ SELECT NULL::void $$',
  'GRANT EXECUTE ON FUNCTION public.pg_advisory_xact_lock(bigint) TO alpenglow_app',
  'ALTER DATABASE alpenglow_bench SET search_path = public, pg_catalog',
  `CREATE OR REPLACE FUNCTION lock_property(asked text) RETURNS boolean
   LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS
   $$ SELECT EXISTS (SELECT FROM property WHERE id = asked) $$`,
  'ALTER TABLE property_hold DROP CONSTRAINT property_hold_never_twice',
  'ALTER TABLE lead DROP CONSTRAINT lead_option_rank_once',
];
