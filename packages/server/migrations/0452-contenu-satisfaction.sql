-- How a procedure went, said on its confirmation page: by nobody, on a day, not at an hour.
create table avis_demarche (
  id uuid primary key default gen_random_uuid(),
  demarche text not null,
  note text not null check (note in ('bien', 'moyen', 'mal')),
  commentaire text check (length(commentaire) between 1 and 500),
  jour date not null
);
create index avis_demarche_jour on avis_demarche (jour, demarche);
