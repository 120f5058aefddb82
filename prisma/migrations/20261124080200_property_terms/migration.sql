-- Terms of a property, as its operator sells it through its rental channel: read by everybody as before, written by who
-- answers for the operator. Channel, commission, card fee and methods of payment are agreed with us and stay.
ALTER TABLE sales_information ENABLE ROW LEVEL SECURITY;
CREATE POLICY sales_information_select ON sales_information FOR SELECT USING (true);
CREATE POLICY sales_information_update ON sales_information FOR UPDATE USING (EXISTS (
  SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
));
GRANT UPDATE (prepayment_ratio, payment_terms, cancellation_terms, security_deposit, security_deposit_type)
  ON sales_information TO alpenglow_app;

-- Whether a property has terms stands in its row, whoever writes them.
ALTER FUNCTION has_sales_information_follow() SECURITY DEFINER SET search_path = public, pg_temp;
