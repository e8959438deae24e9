-- The inbox: a mail is a copy of what is here.
create table notification (
  id uuid primary key default gen_random_uuid(),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  kind smallint not null check (kind between 1 and 8),
  variante text not null default 'defaut',
  objet_type text not null,
  objet_id text not null,
  objet_libelle text not null,
  lien text,
  -- Of which association it speaks, for the count beside its name.
  id_association uuid,
  params jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_boite on notification (id_utilisateur, (read_at is null) desc, created_at desc, id desc);
create index notification_non_lue on notification (id_utilisateur) where read_at is null;

-- Who can be written to: all that notifying needs to know of an account.
create view destinataire as
  select id, email::text as email, prenom, nom from utilisateur
  where enabled and not locked and desactive_at is null;
