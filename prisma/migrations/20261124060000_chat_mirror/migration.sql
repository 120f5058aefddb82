-- How far a conversation stands in the chat service: all messages up to this one. Only the product's own scope, the worker,
-- moves it.
ALTER TABLE conversation ADD COLUMN mirrored_up_to INTEGER NOT NULL DEFAULT 0;
GRANT UPDATE (mirrored_up_to) ON conversation TO alpenglow_app;
