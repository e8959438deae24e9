-- The copy of their data a person asked for: one at a time, made apart, kept a few days.
create table copie_donnees (
  id_utilisateur uuid primary key references utilisateur (id) on delete cascade,
  etat text not null check (etat in ('en_cours', 'prete', 'echec')),
  demandee_le timestamptz not null,
  prete_le timestamptz,
  expire_le timestamptz,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  taille bigint,
  check ((etat = 'prete') = (sha256 is not null and prete_le is not null and expire_le is not null and taille is not null))
);
create index copie_donnees_octets on copie_donnees (sha256) where sha256 is not null;
