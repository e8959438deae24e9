-- What a search finds: who can no longer sign in manages nothing, and is not counted among those who will answer.
create or replace function decrire_trouvees(trouvees uuid[], proches jsonb) returns json language plpgsql stable as $$
begin
  return json_build_object('proches', proches, 'trouvees', coalesce(json_agg(t order by rang), '[]'))
    from (
      select rang, a.id, id_correspondance, id_rna, id_siren, id_siret_siege, nom, sigle, commune, code_postal,
        code_departement, etat, date_dissolution, (
          select count(*) from membre_association m join destinataire d on d.id = m.id_utilisateur
          where m.id_association = a.id and m.etat = 'active' and m.id_siret is null
            and not m.restreint) as gestionnaires
      from unnest(trouvees) with ordinality as u (id, rang) join association a using (id)) t;
end $$;
