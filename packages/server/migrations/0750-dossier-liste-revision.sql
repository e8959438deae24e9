-- A page of the list shows more than the reading of a dossier does: the labels that a service put on it, the name of
-- whoever studies it, and the label of its type, which a new subvention may give. What one dossier shows alone is
-- announced under that dossier; what many rows show, and few people change, under an identifier of its own.
create function reviser_listes() returns trigger language plpgsql as $$
begin
  perform reviser(array['00000000-0000-0000-0000-000000000001'::uuid]);
  return null;
end $$;

create trigger revision_etiquette_posee after insert or update or delete on etiquette_posee
  for each row execute function reviser_dossier();
-- A label that is deleted is taken off each dossier first, which the trigger above hears.
create trigger revision_etiquette after update on etiquette
  for each statement execute function reviser_listes();
create trigger revision_nom after update on utilisateur
  for each row when ((old.id, old.prenom, old.nom) is distinct from (new.id, new.prenom, new.nom))
  execute function reviser_listes();
create trigger revision_subvention_nouvelle after insert on subvention
  for each statement execute function reviser_listes();
