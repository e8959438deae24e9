-- The order in which payments were written: two of them may bear the same instant.
alter table demande_paiement add column rang bigint generated always as identity;
drop index demande_paiement_instruction;
create index demande_paiement_instruction on demande_paiement (id_dossier, id_service_instructeur, rang desc);
