-- What is known of a person goes when it has been kept long enough: what was done of it, and who was told before.

-- The personal part of a closed dossier is gone; what it asked, its amounts and its decision stay.
alter table dossier add column anonymise_le timestamptz;
alter table demande_siret add column anonymise_le timestamptz;
create index demande_siret_a_anonymiser on demande_siret (modifie_le) where anonymise_le is null;

-- Before an account nobody uses goes away. Who signs in again has another last use: nothing of this counts any more.
create table avertissement_inactivite (
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  dernier_usage timestamptz not null,
  -- So many days before.
  jours smallint not null,
  envoye_le timestamptz not null,
  primary key (id_utilisateur, dernier_usage, jours)
);

-- Acts stay for ever; after years, who did them does not. Only the job of retention says so, in its own transaction.
create or replace function historique_est_immuable() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('portail.conservation', true) = 'oui' then
    return null;
  end if;
  raise exception 'historique: rows are added, never changed' using errcode = 'restrict_violation';
end
$$;
-- Dates only grow: a few kilobytes find the oldest.
create index historique_dates on historique using brin (survenu_le);
