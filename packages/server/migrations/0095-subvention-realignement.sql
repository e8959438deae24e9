-- What a change of years took out of a project, kept until transmission so that it can be taken back.
create table projet_retrait (
  id_projet uuid not null references projet (id),
  rubrique text not null check (rubrique in ('financements', 'cofinancements', 'budgets')),
  id_ligne text not null,
  ligne jsonb not null,
  retire_le timestamptz not null,
  retire_par uuid not null references utilisateur (id),
  primary key (id_projet, rubrique, id_ligne)
);

-- The last time the projects followed the years: when, how many of them, and the choice that was left.
alter table dossier_subvention add column realignement jsonb;
