-- A guest may ask to cancel on the page of their booking: when they did, and what they were told it costs on that day. Nothing
-- else of a booking changes once it is made.
ALTER TABLE consumer_booking
  ADD COLUMN cancellation_asked_at TIMESTAMPTZ(3),
  ADD COLUMN cancellation_fee BIGINT,
  ADD CONSTRAINT consumer_booking_cancellation
    CHECK (cancellation_fee IS NULL OR (cancellation_asked_at IS NOT NULL AND cancellation_fee >= 0));
GRANT UPDATE (cancellation_asked_at, cancellation_fee) ON consumer_booking TO alpenglow_app;
CREATE POLICY consumer_booking_update ON consumer_booking FOR UPDATE
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
