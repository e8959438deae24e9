-- Where Sirene does not reach, the number of an establishment is a RIDET (New Caledonia) or a TAHITI number (French
-- Polynesia): it stands where a SIRET does, behind the letters of its territory (ADR 0565).
create function numero_etablissement(numero text) returns boolean
  language sql immutable strict parallel safe
  return numero ~ '^([0-9]{14}|NC[0-9]{10}|PF[A-Z0-9][0-9]{8})$';

alter table membre_association drop constraint membre_association_id_siret_check,
  add constraint membre_association_id_siret_check check (numero_etablissement(id_siret));
alter table association drop constraint association_id_siret_siege_check,
  add constraint association_id_siret_siege_check check (numero_etablissement(id_siret_siege));
alter table etablissement drop constraint etablissement_siret_check,
  add constraint etablissement_siret_check check (numero_etablissement(siret));
alter table dossier drop constraint dossier_id_siret_check,
  add constraint dossier_id_siret_check check (numero_etablissement(id_siret));
alter table invitation drop constraint invitation_id_siret_check,
  add constraint invitation_id_siret_check check (numero_etablissement(id_siret));
