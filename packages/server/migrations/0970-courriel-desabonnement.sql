-- A mail that somebody may stop has the address at which a mailbox stops it in one press (RFC 8058). It holds a token: it goes with the
-- texts once the mail is sent.
alter table courriel add column desabonnement text;
