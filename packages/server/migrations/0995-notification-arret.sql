-- A mailbox stops the e-mails of one kind of notifications, or those of the day, in one press (RFC 8058). The token stands in these
-- e-mails, whatever their age: it stops this choice of this account and does nothing else.
create table arret_courriel (
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  choix text not null check (choix in ('1', '2', '3', '4', '5', '6', '7', '8', 'jour')),
  jeton text not null unique,
  primary key (id_utilisateur, choix)
);

-- Some e-mails of a kind are always worth writing: a decision, an access, a bank account that changed.
alter table preference_notification drop constraint preference_notification_rythme_check;
alter table preference_notification add constraint preference_notification_rythme_check
  check (rythme in ('jour', 'essentiel', 'jamais'));
