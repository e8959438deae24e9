-- How far each import of the registers has come: the position of a file is written with the rows read up to there.
create table import_registre (
  id bigint generated always as identity primary key,
  etat text not null default 'en_cours' check (etat in ('en_cours', 'termine', 'abandonne')),
  debut timestamptz not null,
  fin timestamptz
);

create table import_registre_fichier (
  id_import bigint not null references import_registre (id),
  rang int not null,
  nom text not null,
  taille bigint not null,
  -- Tells the file of a month from that of another of the same name and size.
  empreinte text not null,
  etat text not null default 'attente' check (etat in ('attente', 'en_cours', 'termine')),
  -- All that stands before this byte of the text, and up to this line, is written.
  octet bigint not null default 0,
  ligne bigint not null default 0,
  -- How much of `taille` is behind: for a .gz, of what is packed.
  lu bigint not null default 0,
  lignes bigint not null default 0,
  ajoutee bigint not null default 0,
  modifiee bigint not null default 0,
  inchangee bigint not null default 0,
  hors_champ bigint not null default 0,
  rejetee bigint not null default 0,
  fermee bigint not null default 0,
  debut timestamptz,
  maj_le timestamptz,
  primary key (id_import, rang)
);
