-- What somebody who has left still had to do is given to a colleague.
GRANT UPDATE (user_id) ON lead, offer TO alpenglow_app;
