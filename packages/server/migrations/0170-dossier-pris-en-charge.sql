-- When somebody of the association first sent a dossier that a service had begun for it: until then that dossier opens
-- nothing of the association to the services, for it is their own act alone.
alter table dossier add column pris_en_charge_le timestamptz;
