-- Services are administered: one that is deleted keeps its name for the dossiers it instructed, and signs nobody in.
alter table service
  add column supprime_le timestamptz,
  add column modifie_le timestamptz,
  add column modifie_par uuid references utilisateur (id),
  add check (supprime_le is null or locked);
create index service_parent on service (parent) where parent is not null;

-- The account of a service whose profile has not come yet: nothing signs in with it, and it is forgotten after a day.
create table service_en_creation (
  auth_id uuid primary key default gen_random_uuid(),
  login citext not null,
  code text not null,
  roles text[] not null check (cardinality(roles) > 0),
  enabled boolean not null,
  cree_le timestamptz not null,
  cree_par uuid not null references utilisateur (id) on delete cascade
);
create index service_en_creation_cree on service_en_creation (cree_le);

-- Who is invited chooses a password by the link of the mail: it lives longer than one that was asked for.
alter table lien drop constraint lien_objet_check;
alter table lien add constraint lien_objet_check
  check (objet in ('validation', 'mot-de-passe', 'deblocage', 'courriel', 'invitation'));
