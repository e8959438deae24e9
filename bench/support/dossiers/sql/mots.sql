\set r random(0, 5000)
SELECT l.* FROM (SELECT id_service, q FROM mesure.terme_mot WHERE rang = :r OFFSET 0) t, LATERAL (SELECT i.id_fo, i.nom_association, i.exercice, i.etat, i.modifie_le FROM mesure.dossier_cherche c JOIN instruction i ON i.id_dossier = c.id WHERE c.id_service = t.id_service AND c.cle LIKE '%' || t.q || '%' ORDER BY c.modifie_le DESC LIMIT 25) l;
