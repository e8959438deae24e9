-- Links of one use, sent by e-mail: who holds one has proved to read that mailbox.
create table lien (
  -- SHA-256 of the token: what is stored opens nothing.
  hash bytea primary key,
  objet text not null check (objet in ('validation', 'mot-de-passe', 'deblocage', 'courriel')),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  -- The mailbox it was sent to, which is not always that of the account.
  destinataire citext not null,
  donnees jsonb not null default '{}',
  cree_le timestamptz not null,
  expire_le timestamptz not null,
  utilise_le timestamptz
);
create index lien_utilisateur on lien (id_utilisateur, objet) where utilise_le is null;
create index lien_destinataire on lien (destinataire, cree_le);
create index lien_expire on lien (expire_le);
