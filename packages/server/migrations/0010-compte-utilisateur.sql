create table utilisateur (
  id uuid primary key default gen_random_uuid(),
  email citext not null unique,
  -- argon2id; null until the person has chosen one.
  mot_de_passe text,
  civilite text check (civilite in ('M', 'MME')),
  nom text not null,
  prenom text not null,
  roles text[] not null check (cardinality(roles) > 0),
  -- Of an rds.admin: set for « Administrateur local », null for « national ».
  territoire text,
  -- The address is known to be theirs.
  enabled boolean not null default false,
  -- By an administrator: whoever gives the right password is told so.
  locked boolean not null default false,
  desactive_at timestamptz,
  must_change_password boolean not null default false,
  derniere_connexion_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index utilisateur_roles on utilisateur using gin (roles);
