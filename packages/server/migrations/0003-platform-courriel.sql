-- The outbox: written with its cause, sent by a job. Texts are emptied once sent.
create table courriel (
  id uuid primary key default gen_random_uuid(),
  -- The cause: the same one never writes two.
  cle text not null unique,
  destinataire text not null,
  repondre_a text,
  objet text not null,
  texte text not null,
  html text not null,
  message_id text not null unique,
  etat text not null default 'a_envoyer' check (etat in ('a_envoyer', 'envoye', 'echec')),
  tentatives integer not null default 0,
  erreur text,
  cree_le timestamptz not null,
  envoye_le timestamptz
);

create index courriel_a_envoyer on courriel (cree_le) where etat <> 'envoye';

-- Where mails stay when no SMTP server is configured.
create table courriel_dev (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  destinataire text not null,
  objet text not null,
  texte text not null,
  html text not null,
  cree_le timestamptz not null
);

create index courriel_dev_destinataire on courriel_dev (lower(destinataire), id desc);
