-- One row a file, written after its bytes are safe; the bytes are addressed by their hash.
create table document (
  id uuid primary key default gen_random_uuid(),
  -- What the file belongs to, as the registry of owners names it: whoever may read that may read the file.
  proprietaire text not null,
  id_proprietaire text not null,
  type text not null,
  nom text not null,
  commentaire text,
  taille bigint not null check (taille >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mime text not null,
  etat_analyse text not null check (etat_analyse in ('en_cours', 'non_analyse', 'sur', 'refuse')),
  origine text not null default 'association' check (origine in ('RNA', 'association', 'LCA', 'Sirene')),
  etat text not null default 'courant' check (etat in ('courant', 'remplace')),
  annee_validite int,
  id_siret text,
  iban text,
  deleted boolean not null default false,
  version int not null default 1,
  depose_par uuid,
  date_chargement timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index document_proprietaire on document (proprietaire, id_proprietaire) where not deleted;
create index document_sha256 on document (sha256);
create index document_a_analyser on document (date_chargement) where etat_analyse = 'en_cours';
