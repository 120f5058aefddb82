-- What has paid a due can go back at the processor, too: then its due is asked for again.
CREATE OR REPLACE FUNCTION payment_checkout_goes_one_way() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.id, OLD.link_id, OLD.due_id, OLD.amount, OLD.card_fee, OLD.currency, OLD.created_at)
        IS DISTINCT FROM (NEW.id, NEW.link_id, NEW.due_id, NEW.amount, NEW.card_fee, NEW.currency, NEW.created_at)
      OR (OLD.session_id IS NOT NULL AND OLD.session_id IS DISTINCT FROM NEW.session_id)
      OR (OLD.payment_id IS NOT NULL AND OLD.payment_id IS DISTINCT FROM NEW.payment_id)
      OR NOT (OLD.status = NEW.status OR (OLD.status, NEW.status) IN (
        ('asked', 'open'), ('asked', 'closed'), ('open', 'closed'), ('open', 'paid'), ('open', 'surplus'),
        ('closed', 'paid'), ('closed', 'surplus'), ('surplus', 'returned'), ('paid', 'returned')
      )) THEN
      RAISE EXCEPTION 'checkout % does not change so', OLD.id USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'checkouts are kept' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
