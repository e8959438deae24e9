-- Who is away from a service, from which day to which day, and the colleague who receives in their place; an absence goes
-- with the membership.
create table absence (
  id uuid primary key default gen_random_uuid(),
  id_service uuid not null,
  id_utilisateur uuid not null,
  du date not null,
  au date not null,
  remplacant uuid references utilisateur (id) on delete set null,
  mot text check (length(mot) between 1 and 200),
  version int not null default 1,
  check (du <= au),
  check (remplacant <> id_utilisateur),
  foreign key (id_utilisateur, id_service) references membre_service (id_utilisateur, id_service) on delete cascade
);
create index absence_service on absence (id_service, au);
create index absence_utilisateur on absence (id_utilisateur);
create index absence_remplacant on absence (remplacant);
