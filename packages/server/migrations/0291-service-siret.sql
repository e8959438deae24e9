-- Published decisions name who grants by the SIRET of the establishment, not by a SIREN alone.
alter table service add column siret text check (siret ~ '^[0-9]{14}$');
