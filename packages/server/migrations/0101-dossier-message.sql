-- The thread: when the other side read, by when an answer is awaited, and the notes a service keeps to itself.
alter table message_dossier
  add column lu_le timestamptz,
  add column reponse_avant timestamptz,
  add column interne boolean not null default false,
  add constraint note_d_un_service check (not interne or (cote = 'service' and id_service is not null));

-- Up to when each person has read each thread.
create table message_lecture (
  id_dossier uuid not null references dossier (id),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  jusqu_a timestamptz not null,
  primary key (id_dossier, id_utilisateur)
);

-- The files of a message; one deposited and never sent has no row, and its depositor alone reads it.
create table message_fichier (
  id_document uuid primary key references document (id),
  id_message uuid not null references message_dossier (id)
);
create index message_fichier_message on message_fichier (id_message);
