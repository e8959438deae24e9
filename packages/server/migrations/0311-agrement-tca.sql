-- Who was told that the common accreditation file ends: once for each end, and each number of months before it.
create table tca_alerte (
  id_association uuid not null references association (id),
  fin text not null check (fin ~ '^\d{4}-\d{2}-\d{2}$'),
  mois int not null check (mois in (3, 6, 12)),
  envoyee_le timestamptz not null,
  primary key (id_association, fin, mois)
);

-- Few associations have one: the job of each night and the home pages read these alone.
create index association_tca_fin on association ((agrement ->> 'tca_date_renouvellement'), id)
  where agrement ->> 'tca_date_renouvellement' is not null;
