-- The view of the queue each person opens first: one of theirs, or one a colleague shares.

create table vue_d_abord (
  id_utilisateur uuid primary key references utilisateur (id) on delete cascade,
  id_vue uuid not null references vue_instruction (id) on delete cascade
);
create index vue_d_abord_vue on vue_d_abord (id_vue);
