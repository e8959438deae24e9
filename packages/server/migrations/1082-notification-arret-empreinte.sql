-- A token that stops e-mails is kept as its hash: those that stand in e-mails already sent still stop what they stopped.
-- The next e-mails carry one derived from the installation's secret, so a choice may have several.
alter table arret_courriel alter column jeton type bytea using sha256(convert_to(jeton, 'UTF8'));
alter table arret_courriel drop constraint arret_courriel_pkey;
alter table arret_courriel add primary key (id_utilisateur, choix, jeton);
