-- A token that confirms or stops a subscription is kept as its hash: those that stand in mails already sent still act. The
-- next mails carry one derived from the installation's secret, so a subscription may have several.
create table abonnement_jeton (
  jeton bytea primary key,
  id_abonnement uuid not null references abonnement_catalogue (id) on delete cascade
);
create index abonnement_jeton_abonnement on abonnement_jeton (id_abonnement);
insert into abonnement_jeton (jeton, id_abonnement)
  select sha256(convert_to(jeton, 'UTF8')), id from abonnement_catalogue;
alter table abonnement_catalogue drop column jeton;
