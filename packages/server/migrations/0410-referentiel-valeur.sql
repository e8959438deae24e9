-- What administrators change in the lists of the forms: the portal's own lists are code, and this is laid over them.
create table referentiel (
  type text primary key,
  version int not null check (version >= 1),
  modifie_le timestamptz,
  modifie_par uuid references utilisateur (id)
);

-- Each value as each change left it: the last version of a code is the one in force, the others are its history.
create table referentiel_valeur (
  type text not null references referentiel (type),
  version int not null,
  code text not null,
  contenu jsonb not null,
  primary key (type, code, version)
);
