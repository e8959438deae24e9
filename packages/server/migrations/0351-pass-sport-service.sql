-- The queue of the service side, and what is left of a beneficiary once their data has been kept long enough.
create index psp_dossier_file on psp_dossier (exercice_id, cree_le, id);
create index psp_inscription_psp on psp_inscription (id_psp);
-- Their code alone stays, where an inscription was paid on it.
alter table psp_beneficiaire add column efface_le timestamptz;
create index psp_beneficiaire_a_effacer on psp_beneficiaire (exercice_id, id_psp) where efface_le is null;
