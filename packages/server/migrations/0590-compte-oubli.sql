-- Servers keep between requests what a person may do, and the lists of values. Whatever these are read from says here
-- that it changed, whoever changed it: a writer cannot forget to. « acteur <id> » is one person, a subject alone is all.
create function oublier_acteur() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('a_oublier', 'acteur ' || (to_jsonb(old) ->> tg_argv[0]));
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('a_oublier', 'acteur ' || (to_jsonb(new) ->> tg_argv[0]));
  end if;
  return null;
end $$;

create function oublier() returns trigger language plpgsql as $$
begin
  perform pg_notify('a_oublier', tg_argv[0]);
  return null;
end $$;

-- The columns named here say nothing of what a person may do; one added later counts until it is named too.
create trigger utilisateur_a_oublier after update on utilisateur
  for each row when (
    to_jsonb(old) - array['derniere_connexion_at', 'mot_de_passe', 'updated_at', 'version']
    is distinct from to_jsonb(new) - array['derniere_connexion_at', 'mot_de_passe', 'updated_at', 'version']
  )
  execute function oublier_acteur('id');
create trigger utilisateur_efface_a_oublier after delete on utilisateur
  for each row execute function oublier_acteur('id');

create trigger second_facteur_a_oublier after insert or delete on second_facteur
  for each row execute function oublier_acteur('id_utilisateur');
-- Each code that serves writes its step.
create trigger second_facteur_change_a_oublier after update on second_facteur
  for each row when (
    to_jsonb(old) - array['dernier_pas'] is distinct from to_jsonb(new) - array['dernier_pas']
  )
  execute function oublier_acteur('id_utilisateur');

create trigger membre_association_a_oublier after insert or update or delete on membre_association
  for each row execute function oublier_acteur('id_utilisateur');
create trigger membre_service_a_oublier after insert or update or delete on membre_service
  for each row execute function oublier_acteur('id_utilisateur');
create trigger service_a_oublier after insert or update or delete on service
  for each statement execute function oublier('acteur');

create trigger utilisateur_vide_a_oublier after truncate on utilisateur
  for each statement execute function oublier('acteur');
create trigger second_facteur_vide_a_oublier after truncate on second_facteur
  for each statement execute function oublier('acteur');
create trigger membre_association_vide_a_oublier after truncate on membre_association
  for each statement execute function oublier('acteur');
create trigger membre_service_vide_a_oublier after truncate on membre_service
  for each statement execute function oublier('acteur');
create trigger service_vide_a_oublier after truncate on service
  for each statement execute function oublier('acteur');

create trigger referentiel_valeur_a_oublier after insert or update or delete or truncate on referentiel_valeur
  for each statement execute function oublier('listes');
