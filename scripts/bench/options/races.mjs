import { randomInt } from 'node:crypto';

const units = (minor) => Number(minor) / 100;

/**
 * The races: what each of the takers sends, and which leads have won. `run` is one of stage.ts; `people` their cookies, by
 * side.
 */
export const races = {
  options: {
    takes: ({ leads }, { agents }) =>
      leads.map((id, index) => ({ who: agents[index], path: `/api/sales/leads/${id}/option`, body: { version: 1 } })),
    winner: `status = 'REQUESTED_OPTION' AND option_rank = 1`,
  },
  bookings: {
    takes: ({ leads, price }, { agents }) =>
      leads.map((id, index) => ({
        who: agents[index],
        path: `/api/sales/leads/${id}/booking`,
        body: { version: 1, price: units(price) },
      })),
    winner: `status = 'CONFIRMED_BOOKING'`,
  },
  confirmations: {
    takes: ({ leads }, { operators }) =>
      leads.map((id, index) => ({
        who: operators[index],
        path: `/api/sales/leads/${id}/answer`,
        body: { answer: 'confirm', version: 1 },
      })),
    winner: `status = 'CONFIRMED_BOOKING'`,
  },
  expiry: {
    /** The option ends within the first answers, so that neither side has always won before. */
    prepare: async (client, { leads: [first] }) => {
      const end = `now() + interval '${randomInt(50, 1500)} milliseconds'`;
      await client.query('BEGIN');
      await client.query(`UPDATE lead SET option_expires_at = ${end} WHERE id = $1`, [first]);
      await client.query(
        `UPDATE property_hold SET expires_at = (SELECT option_expires_at FROM lead WHERE id = $1) WHERE lead_id = $1`,
        [first],
      );
      await client.query('COMMIT');
    },
    takes: ({ leads, price }, { agents }, { takers, number }) =>
      Array.from({ length: takers }, (_, index) => ({
        who: agents[(2 * number + (index % 2)) % agents.length],
        path: `/api/sales/leads/${leads[index % 2]}/booking`,
        body: { version: 1, price: units(price) },
      })),
    winner: `status = 'CONFIRMED_BOOKING'`,
  },
};

/** Holds with the same nights, twice as unreleased as they may be, and nights of rooms sold more often than there are. */
export const OVERLAPS = `
  SELECT (SELECT count(*) FROM property_hold a JOIN property_hold b ON a.property_id = b.property_id AND a.id < b.id
      AND a.check_in < b.check_out AND b.check_in < a.check_out
      WHERE a.released_at IS NULL AND b.released_at IS NULL)
    + (SELECT count(*) FROM room_night WHERE sold + optioned > allotment) AS overlaps`;
