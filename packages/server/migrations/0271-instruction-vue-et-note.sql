-- The views of the queue a person names, the columns they look at, and the points they give to each dossier.

create table vue_instruction (
  id uuid primary key default gen_random_uuid(),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  -- Shared with this service; null: theirs alone.
  id_service uuid references service (id),
  nom text not null check (length(nom) between 1 and 60),
  filtres jsonb not null,
  recherche text not null default '' check (length(recherche) <= 200),
  tri text,
  -- Null: those this person looks at everywhere.
  colonnes text[],
  rang int not null default 0,
  version int not null default 1
);
create unique index vue_instruction_nom on vue_instruction (id_utilisateur, lower(nom));
create index vue_instruction_service on vue_instruction (id_service) where id_service is not null;

create table colonnes_file (
  id_utilisateur uuid primary key references utilisateur (id) on delete cascade,
  colonnes text[] not null
);

create table note_instruction (
  id_dossier uuid not null,
  id_service uuid not null,
  id_utilisateur uuid not null references utilisateur (id),
  -- By the code of the criterion.
  points jsonb not null,
  commentaire text not null default '' check (length(commentaire) <= 2000),
  -- On 20; null while a criterion is not judged.
  note numeric(4, 2) check (note between 0 and 20),
  version int not null default 1,
  modifie_le timestamptz not null,
  primary key (id_dossier, id_service, id_utilisateur),
  foreign key (id_dossier, id_service) references instruction (id_dossier, id_service_instructeur) on delete cascade
);

-- The queue shows the average of those who judged every criterion, whoever changes one of them.
create function note_moyenne() returns trigger language plpgsql as $$
declare
  touche note_instruction := coalesce(new, old);
begin
  update instruction i set note = (
      select round(avg(n.note), 2) from note_instruction n
      where n.id_dossier = touche.id_dossier and n.id_service = touche.id_service and n.note is not null)
    where i.id_dossier = touche.id_dossier and i.id_service_instructeur = touche.id_service;
  return null;
end $$;
create trigger note_changee after insert or update of note or delete on note_instruction
  for each row execute function note_moyenne();
