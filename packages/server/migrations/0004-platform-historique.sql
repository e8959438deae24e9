-- Who did what, when, from what to what, and why. Rows are added, never changed.
create table historique (
  id bigint generated always as identity primary key,
  objet text not null,
  id_objet text not null,
  -- No foreign key: the trace stays when the account is gone.
  id_utilisateur text,
  utilisateur text,
  role text,
  survenu_le timestamptz not null,
  action text not null,
  section text,
  avant text,
  apres text,
  motif text,
  details jsonb
);

create index historique_objet on historique (objet, id_objet, id desc);
create index historique_utilisateur on historique (id_utilisateur, survenu_le desc);

-- One row a person, a section and an hour for what is saved again and again.
create unique index historique_enregistrement
  on historique (objet, id_objet, id_utilisateur, section, date_trunc('hour', survenu_le at time zone 'UTC'))
  where action = 'enregistrer' and section is not null;

create function historique_est_immuable() returns trigger
  language plpgsql as $$
begin
  raise exception 'historique: rows are added, never changed' using errcode = 'restrict_violation';
end
$$;

create trigger historique_immuable before update or delete or truncate on historique
  for each statement execute function historique_est_immuable();
