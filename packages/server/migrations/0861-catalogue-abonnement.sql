-- Somebody without an account is told by mail what is published and opens: one subject a row, confirmed by a mail, erased when it is
-- stopped. The token stands in the mails: it only confirms or stops this row.
create table abonnement_catalogue (
  id uuid primary key default gen_random_uuid(),
  -- In lower case.
  courriel text not null,
  sujet text not null check (sujet in ('service', 'departement', 'theme')),
  valeur text not null,
  jeton text not null unique,
  demande_le timestamptz not null,
  confirme_le timestamptz,
  -- What was published or opened until then was told.
  dit_jusqu_a timestamptz
);
create unique index abonnement_catalogue_un on abonnement_catalogue (courriel, sujet, valeur);
create index abonnement_catalogue_a_dire on abonnement_catalogue (dit_jusqu_a, id) where confirme_le is not null;
create index abonnement_catalogue_en_attente on abonnement_catalogue (demande_le) where confirme_le is null;
