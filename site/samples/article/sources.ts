/** In the order in which the article speaks of them. */
export const sources = {
  keegan:
    'Keegan JJ. Alterations of the lumbar curve related to posture and seating. J Bone Joint Surg Am 1953; 35: 589–603.',
  wilke:
    'Wilke HJ, Neef P, Caimi M, Hoogland T, Claes LE. New in vivo measurements of pressures in the intervertebral disc in daily life. Spine 1999; 24: 755–762.',
  li: 'Li JQ, Kwong WH, Chan YL, Kawabata M. Comparison of in vivo intradiscal pressure between sitting and standing in human lumbar spine. Life 2022; 12: 457.',
  dunstan:
    'Dunstan DW and others. Breaking up prolonged sitting reduces postprandial glucose and insulin responses. Diabetes Care 2012; 35: 976–983.',
  ekelund:
    'Ekelund U and others. Does physical activity attenuate, or even eliminate, the detrimental association of sitting time with mortality? Lancet 2016; 388: 1302–1310.',
  again:
    'Ekelund U and others. Joint associations of accelerometer-measured physical activity and sedentary time with all-cause mortality. Br J Sports Med 2020; 54: 1499–1506.',
  who: 'Bull FC and others. World Health Organization 2020 guidelines on physical activity and sedentary behaviour. Br J Sports Med 2020; 54: 1451–1462.',
  galinsky:
    'Galinsky T and others. Supplementary breaks and stretching exercises for data entry operators: a follow-up field study. Am J Ind Med 2007; 50: 519–527.',
  rosa: 'Sonne M, Villalta DL, Andrews DM. Development and evaluation of an office ergonomic risk checklist: ROSA, Rapid Office Strain Assessment. Appl Ergon 2012; 43: 98–108.',
} as const;
