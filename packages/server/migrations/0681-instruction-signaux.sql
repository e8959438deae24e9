-- What stays of the words and of the budget of a request sent to a service: numbers that do not lead back to them.
create table empreinte_dossier (
  id_dossier uuid primary key references dossier (id),
  minima int[] not null,
  bandes int[] not null,
  budget int,
  le timestamptz not null
);
create index empreinte_dossier_bandes on empreinte_dossier using gin (bandes);
create index empreinte_dossier_budget on empreinte_dossier (budget) where budget is not null;
-- Somebody of the service looked at a signal, and said why it does not matter here.
create table signal_ecarte (
  id_dossier uuid not null references dossier (id),
  id_service uuid not null references service (id),
  code text not null,
  motif text not null,
  par uuid not null references utilisateur (id),
  le timestamptz not null,
  primary key (id_dossier, id_service, code)
);
create index rib_iban on rib (iban) where not deleted and iban is not null;
