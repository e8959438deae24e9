-- A kind of notification is copied by e-mail at once, once a day, or never; no row says at once.
alter table preference_notification
  add column rythme text not null default 'jamais' check (rythme in ('jour', 'jamais'));

-- These wait for the e-mail of the day of their reader, which tells all of them and empties this table.
create table notification_en_attente (
  id_notification uuid primary key references notification (id) on delete cascade,
  id_utilisateur uuid not null references utilisateur (id) on delete cascade
);
create index notification_en_attente_personne on notification_en_attente (id_utilisateur);
