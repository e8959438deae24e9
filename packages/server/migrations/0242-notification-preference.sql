-- The kinds of notifications somebody wants no e-mail for; the inbox always has them all.
create table preference_notification (
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  kind smallint not null check (kind between 1 and 8),
  primary key (id_utilisateur, kind)
);
