-- What leaves for another system, one row a file: downloaded, or sent where the system can be reached.
create sequence lot_transfert_numero;
create table lot_transfert (
  id uuid primary key default gen_random_uuid(),
  systeme text not null check (systeme in ('osiris', 'chorus', 'sirepa')),
  numero text not null unique,
  id_service uuid references service (id),
  -- What the file is made of: a programme and an exercise, a period.
  criteres jsonb not null,
  nombre int not null,
  montant numeric(14, 2) not null,
  cree_le timestamptz not null,
  cree_par uuid not null references utilisateur (id),
  envoi text not null check (envoi in ('telechargement', 'a-envoyer', 'envoye', 'echec')),
  envoye_le timestamptz,
  check ((envoi = 'envoye') = (envoye_le is not null)),
  check ((systeme = 'chorus') = (id_service is not null))
);
create index lot_transfert_service on lot_transfert (id_service, cree_le desc, id) where id_service is not null;
create index lot_transfert_systeme on lot_transfert (systeme, cree_le desc, id);

-- The lines of a Chorus file, as they were when it was made: each grant and each payment leaves once.
create table lot_transfert_ligne (
  id_lot uuid not null references lot_transfert (id),
  rang int not null,
  cle text not null unique,
  cellules jsonb not null,
  primary key (id_lot, rang)
);
