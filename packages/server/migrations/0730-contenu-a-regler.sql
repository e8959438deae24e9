-- A mail that came back is put aside by an administrator once the address is corrected or the person told otherwise.
alter table courriel add column classe_le timestamptz;
create index courriel_parti on courriel (envoye_le) where etat = 'envoye';

-- How many dossiers were sent each day, whatever the service.
create index instruction_transmise on instruction (transmis_le) where transmis_le is not null;
