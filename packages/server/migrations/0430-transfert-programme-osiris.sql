-- The programmes of Osiris: the schemes each is made of, and the accounts that read it.
create table programme_osiris (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{0,19}$'),
  libelle text not null,
  version int not null default 1,
  modifie_le timestamptz not null
);

-- Without a sub-scheme: the whole scheme.
create table programme_osiris_dispositif (
  code_programme text not null references programme_osiris (code) on delete cascade,
  id_type_dispositif text not null,
  id_sous_type_dispositif text,
  unique nulls not distinct (code_programme, id_type_dispositif, id_sous_type_dispositif)
);

create table programme_osiris_compte (
  code_programme text not null references programme_osiris (code) on delete cascade,
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  primary key (code_programme, id_utilisateur)
);
create index programme_osiris_compte_utilisateur on programme_osiris_compte (id_utilisateur);

-- What Osiris lists, whatever the service: what was sent to one, the latest number first.
create index instruction_osiris on instruction (id_fo desc, id_service_instructeur desc)
  include (id_type_dispositif, id_sous_type_dispositif, exercice, etat, genre) where etat not in ('A', 'B');
