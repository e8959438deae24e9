\set r random(0, 3500)
SELECT l.* FROM (SELECT id_service, q FROM mesure.terme_numero WHERE rang = :r OFFSET 0) t, LATERAL (SELECT i.id_fo, i.nom_association, i.exercice, i.etat, i.modifie_le FROM instruction i WHERE i.id_service_instructeur = t.id_service AND i.id_fo = t.q) l;
