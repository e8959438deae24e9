-- Somebody registered with an address that is not proved yet: an account may stand at the same address, and nobody
-- learns it from there. Validated, the registration becomes the account, or joins the one that waits for it.
alter table utilisateur add column en_inscription boolean not null default false;
alter table utilisateur add check (not (en_inscription and enabled));
-- The application the registration came from.
alter table utilisateur add column origine text not null default 'lca';

alter table utilisateur drop constraint utilisateur_email_key;
create unique index utilisateur_email_compte on utilisateur (email) where not en_inscription;
create index utilisateur_inscription on utilisateur (email, created_at desc) where en_inscription;
