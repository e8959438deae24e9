-- An amending act replaces a decision that has left: each row keeps the decision it replaced, which stays readable.
create table decision_modifiee (
  id_dossier uuid not null references dossier (id) on delete cascade,
  id_service uuid not null references service (id),
  -- The first decision has rank 1, the one that replaced it and was replaced in turn rank 2.
  rang smallint not null check (rang > 0),
  action text not null check (action in ('grant', 'refuse', 'reject')),
  montant numeric(14, 2),
  prise_le timestamptz not null,
  motif text,
  -- Its amounts: {id_projet, annee, montant_accorde}.
  lignes jsonb not null,
  modifiee_le timestamptz not null,
  modifiee_par uuid not null references utilisateur (id),
  primary key (id_dossier, id_service, rang)
);
