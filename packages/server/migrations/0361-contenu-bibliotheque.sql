-- What the administrators of the portal write for everybody: questions with their answers, links, templates of documents.
create table contenu (
  id uuid primary key default gen_random_uuid(),
  sorte text not null check (sorte in ('question', 'url', 'document-modele')),
  contenu jsonb not null,
  rang int not null default 0,
  -- Read by everybody; otherwise by who writes it only.
  publie boolean not null default false,
  version int not null default 1,
  modifie_le timestamptz not null,
  modifie_par uuid references utilisateur (id),
  retire_le timestamptz
);
create index contenu_ordre on contenu (sorte, rang, id) where retire_le is null;

-- What was asked of the help desk. The message itself is in the mail that left; here is what became of it.
create table demande_aide (
  id uuid primary key default gen_random_uuid(),
  numero bigint not null unique generated always as identity (start with 1001),
  -- Chosen by the page: the same message sent again is the same request.
  cle uuid unique,
  motif text not null,
  precision_motif text,
  sujet text not null,
  message text not null,
  courriel citext not null,
  id_utilisateur uuid references utilisateur (id) on delete set null,
  page text,
  etat text not null default 'ouverte' check (etat in ('ouverte', 'traitee')),
  version int not null default 1,
  cree_le timestamptz not null,
  traitee_le timestamptz,
  check ((etat = 'traitee') = (traitee_le is not null))
);
create index demande_aide_ordre on demande_aide (cree_le desc, id desc);
create index demande_aide_utilisateur on demande_aide (id_utilisateur, cree_le desc) where id_utilisateur is not null;
