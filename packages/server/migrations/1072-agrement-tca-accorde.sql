-- A granted agrément keeps what became of the tronc commun d'agrément (TCA) with it: its last day, or the criteria that
-- were not met. Both are empty when the decision did not touch it.
alter table agrement_accord add column tca_fin date;
alter table agrement_accord add column tca_criteres text[] not null default '{}';
