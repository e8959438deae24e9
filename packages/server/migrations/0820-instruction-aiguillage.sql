-- The rules by which a service gives the dossiers that come to its people, in the order in which they are tried.
create table aiguillage (
  id_service uuid primary key references service (id) on delete cascade,
  actif boolean not null,
  regles jsonb not null,
  version int not null default 1
);

-- To whom a rule gave a dossier last, where several people take them in turn; the rule is a line of `aiguillage`.
create table aiguillage_tour (
  id_service uuid not null references service (id) on delete cascade,
  regle uuid not null,
  dernier uuid,
  primary key (id_service, regle)
);
