/** Summits: [longitude, latitude, metres, name, rank]; rank 1 from the overview on, 2 regional, 3 close up. */
export const peaks = `
6.865 | 45.833 | 4808 | Mont Blanc | 1
7.658 | 45.976 | 4478 | Matterhorn | 1
7.867 | 45.937 | 4634 | Dufourspitze | 2
7.965 | 46.537 | 4158 | Jungfrau | 2
8.126 | 46.537 | 4274 | Finsteraarhorn | 1
8.005 | 46.577 | 3967 | Eiger | 2
9.908 | 46.382 | 4049 | Piz Bernina | 1
10.544 | 46.508 | 3905 | Ortler | 1
10.88 | 46.885 | 3768 | Wildspitze | 1
12.694 | 47.074 | 3798 | Großglockner | 1
12.345 | 47.109 | 3657 | Großvenediger | 2
13.606 | 47.475 | 2995 | Dachstein | 1
10.985 | 47.421 | 2962 | Zugspitze | 1
11.85 | 46.434 | 3343 | Marmolada | 1
13.836 | 46.378 | 2864 | Triglav | 1
7.265 | 45.517 | 4061 | Gran Paradiso | 1
6.36 | 44.922 | 4102 | Barre des Écrins | 1
7.09 | 44.667 | 3841 | Monviso | 1
6.868 | 45.382 | 3855 | Grande Casse | 1
7.716 | 46.101 | 4506 | Weisshorn | 2
7.859 | 46.094 | 4545 | Dom | 2
7.299 | 45.937 | 4314 | Grand Combin | 2
9.343 | 47.249 | 2502 | Säntis | 2
8.92 | 46.811 | 3613 | Tödi | 2
10.118 | 46.844 | 3312 | Piz Buin | 2
11.727 | 46.972 | 3510 | Hochfeiler | 2
13.058 | 47.421 | 2941 | Hochkönig | 2
12.92 | 47.555 | 2713 | Watzmann | 2
5.279 | 44.174 | 1910 | Mont Ventoux | 2
8.255 | 46.979 | 2128 | Pilatus | 2
7.385 | 44.118 | 3143 | Cima del Gelas | 2
12.303 | 46.619 | 2999 | Drei Zinnen | 2
9.388 | 45.953 | 2410 | Grigna | 2
10.548 | 46.157 | 3539 | Adamello | 2
15.142 | 47.618 | 2277 | Hochschwab | 2
13.761 | 47.28 | 2862 | Hochgolling | 2
6.597 | 45.383 | 2738 | La Saulire | 3
6.667 | 45.412 | 2284 | Dent du Villard | 3
6.602 | 45.408 | 2274 | Col de la Loze | 3
6.625 | 45.325 | 2952 | Mont Vallon | 3
6.548 | 45.372 | 2560 | Pointe de la Masse | 3
6.952 | 45.447 | 2827 | Bellevarde | 3
7.003 | 45.427 | 2560 | Tête du Solaise | 3
6.998 | 45.505 | 3747 | Grande Sassière | 3
6.813 | 45.934 | 2525 | Le Brévent | 3
6.887 | 45.879 | 3842 | Aiguille du Midi | 2
6.952 | 45.932 | 4122 | Aiguille Verte | 3
6.672 | 45.852 | 1833 | Mont d’Arbois | 3
6.63 | 45.825 | 1754 | Rochebrune | 3
6.676 | 45.812 | 2525 | Mont Joly | 3
7.3 | 46.083 | 3328 | Mont Fort | 3
7.205 | 46.116 | 2353 | Savoleyres | 3
7.255 | 46.118 | 2462 | Pierre Avoi | 3
7.784 | 45.983 | 3135 | Gornergrat | 3
7.79 | 46.03 | 3103 | Rothorn | 3
7.748 | 45.938 | 4164 | Breithorn | 3
7.348 | 46.437 | 2542 | Giferspitz | 3
7.295 | 46.44 | 1907 | Wispile | 3
7.21 | 46.44 | 2153 | Eggli | 3
7.213 | 46.32 | 3210 | Les Diablerets | 2
9.787 | 46.506 | 3056 | Piz Nair | 3
9.817 | 46.409 | 3451 | Piz Corvatsch | 3
9.957 | 46.482 | 3262 | Piz Languard | 3
9.795 | 46.835 | 2843 | Weissfluh | 3
9.849 | 46.773 | 2590 | Jakobshorn | 3
9.93 | 46.815 | 2980 | Pischahorn | 3
10.213 | 47.157 | 2811 | Valluga | 3
10.168 | 47.198 | 2362 | Rüfikopf | 3
10.13 | 47.188 | 2557 | Omeshorn | 3
10.118 | 47.234 | 2544 | Mohnenfluh | 3
10.09 | 47.228 | 2400 | Zuger Hochlicht | 3
10.295 | 47.103 | 2912 | Scheibler | 3
12.43 | 47.476 | 1996 | Kitzbüheler Horn | 3
12.358 | 47.426 | 1712 | Hahnenkamm | 3
12.34 | 47.395 | 1956 | Steinbergkogel | 3
12.3 | 47.562 | 2344 | Ellmauer Halt | 3
12.065 | 46.537 | 3225 | Tofana | 3
12.19 | 46.578 | 3221 | Cristallo | 3
12.168 | 46.53 | 2123 | Faloria | 3
12.213 | 46.523 | 3205 | Sorapiss | 3
12.12 | 46.483 | 2701 | Croda da Lago | 3
12.24 | 46.455 | 3264 | Antelao | 2
9.25 | 45.933 | 1686 | San Primo | 3
9.19 | 46.02 | 1700 | Monte Crocione | 3
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([lon, lat, metres, name, rank]) => [Number(lon), Number(lat), Number(metres), name, Number(rank)]);
