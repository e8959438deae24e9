-- What an association without a number fills to get its SIRET: one at a time, unless it was rejected.
create table demande_siret (
  id uuid primary key default gen_random_uuid(),
  -- « 27-000012 », of the same sequence as the dossiers.
  id_fo_fonctionnel text not null unique check (id_fo_fonctionnel ~ '^\d{2}-\d{6,9}$'),
  -- What the list is sorted by: the year, then the number.
  ordre bigint not null unique generated always as (
    split_part(id_fo_fonctionnel, '-', 1)::bigint * 1000000000 + split_part(id_fo_fonctionnel, '-', 2)::bigint
  ) stored,
  id_association uuid not null references association (id),
  code_etat text not null default 'ECS' check (code_etat in ('ECS', 'AEM', 'INV', 'ENCT', 'ACC', 'REJ', 'REF')),
  corps jsonb not null,
  -- As it was sent, each value cleaned; null while it is being typed.
  corps_transmis jsonb,
  motif text,
  id_siret text check (id_siret ~ '^\d{14}$'),
  est_supprime boolean not null default false,
  created_by uuid not null references utilisateur (id),
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  transmis_le timestamptz,
  version int not null default 1,
  check ((code_etat = 'ECS') = (corps_transmis is null)),
  check ((code_etat = 'ECS') = (transmis_le is null)),
  check ((code_etat = 'ACC') = (id_siret is not null)),
  check (not est_supprime or code_etat = 'ECS')
);
create unique index demande_siret_unique on demande_siret (id_association)
  where not est_supprime and code_etat <> 'REJ';
create index demande_siret_association on demande_siret (id_association, ordre desc) where not est_supprime;

-- Who takes up what somebody left open.
create table demande_siret_partage (
  id_demande uuid not null references demande_siret (id),
  id_utilisateur uuid not null references utilisateur (id),
  partage_le timestamptz not null,
  partage_par uuid not null references utilisateur (id),
  primary key (id_demande, id_utilisateur)
);
create index demande_siret_partage_utilisateur on demande_siret_partage (id_utilisateur, id_demande);
