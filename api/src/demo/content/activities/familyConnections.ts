import type { ActivityContent } from "./activityContent.ts";

const letter = (...paragraphs: string[]) => paragraphs.join("\n\n");

/** What goes home, in English and in Spanish. */
export const familyConnections: readonly ActivityContent<"familyConnection">[] = [
  {
    title: "How Was It for You?",
    trait: "Empathy",
    standards: ["perspective", "communication"],
    instructions: ["Send it home on a Thursday. Weekends have more room for a long answer."],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "This session we practice empathy: finding out how it is to be somebody else. We have learned that we guess wrong more often than we think, and that asking is better.",
          "So your child has homework with you. Once this week, please let them interview you for five minutes. The question is: what was a day like when you were my age? They will ask how it was for you, and listen.",
          "Then change places. Ask your child how one moment of today was for them, and try not to give advice. That is harder than it sounds. We have been practicing it, too.",
          "Thank you for your stories.",
        ),
        es: letter(
          "Querida familia:",
          "En esta sesión practicamos la empatía: averiguar cómo es ser otra persona. Hemos aprendido que al adivinar nos equivocamos más de lo que creemos, y que es mejor preguntar.",
          "Por eso la tarea de esta semana se hace con ustedes. Una vez, durante cinco minutos, dejen que su hija o su hijo les haga una entrevista. La pregunta es: ¿cómo era un día cuando tenías mi edad? Les preguntará cómo lo vivieron, y escuchará.",
          "Después cambien los papeles. Pregúntenle cómo vivió un momento de hoy y procuren no dar consejos. Es más difícil de lo que parece; nosotros también lo estamos practicando.",
          "Gracias por sus historias.",
        ),
      },
      prompt: "Bring back one sentence that somebody at home said, and that surprised you.",
    },
    page: "table-questions",
  },
  {
    title: "The Brave Jar",
    trait: "Courage",
    standards: ["courage", "strengths"],
    instructions: ["A jar, a box or a cup will do. Offer one to families who would have to look for it."],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "We are looking for courage in small sizes: raising a hand, trying a food, telling the truth, going first.",
          "Please put an empty jar on the kitchen table this week. Whenever somebody in the family does something that took a little courage, write it on a scrap of paper and drop it in. Grown-ups, too. Children rarely hear what takes courage at work, on the telephone or at the doctor's.",
          "On Sunday, read them all aloud. Nobody has to say whose paper it was.",
          "If you like, send us one of them, without a name, for our wall.",
        ),
        es: letter(
          "Querida familia:",
          "Buscamos la valentía en tamaño pequeño: levantar la mano, probar una comida, decir la verdad, ser la primera o el primero.",
          "Esta semana, pongan un frasco vacío en la mesa de la cocina. Cada vez que alguien de la familia haga algo que le costó un poco de valor, anótenlo en un papelito y métanlo en el frasco. Los adultos también: los niños pocas veces oyen qué nos cuesta valor en el trabajo, por teléfono o en el médico.",
          "El domingo, léanlos todos en voz alta. Nadie tiene que decir de quién era cada papel.",
          "Si quieren, envíennos uno, sin nombre, para nuestra pared.",
        ),
      },
      prompt: "Which paper in the jar would you not have expected?",
    },
  },
  {
    title: "Something We Started",
    trait: "Perseverance",
    standards: ["goals", "support"],
    instructions: [
      "It may be a puzzle, a garden bed or the shelf that has been leaning on the wall since spring.",
    ],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "Every home has something that was begun and never finished. This session is about the long middle of things, where perseverance lives.",
          "Choose one unfinished thing together. A puzzle, a scarf, a photo album, a bicycle that needs one screw. Work on it for ten minutes on three evenings. Ten minutes only, even if you would like to go on.",
          "Children learn a great deal from watching a grown-up be stuck and stay friendly. You need not finish. Tell each other afterward what helped.",
          "We would love to hear how far you got.",
        ),
        es: letter(
          "Querida familia:",
          "En todas las casas hay algo que se empezó y nunca se terminó. Esta sesión trata de la larga parte de en medio, donde vive la perseverancia.",
          "Elijan juntos una cosa sin terminar: un rompecabezas, una bufanda, un álbum de fotos, una bicicleta a la que le falta un tornillo. Dedíquenle diez minutos en tres tardes. Solo diez, aunque quieran seguir.",
          "Los niños aprenden mucho al ver que una persona adulta se atasca y no pierde el buen humor. No hace falta terminar. Cuéntense después qué les ayudó.",
          "Nos encantará saber hasta dónde llegaron.",
        ),
      },
      prompt: "What did you do at home when you got stuck?",
    },
    film: "seedling",
  },
  {
    title: "The Thank-You Walk",
    level: "Early Learning",
    standards: ["gratitude", "openMind"],
    instructions: ["Good for the days when pickup leaves a little time. A rainy day is fine."],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "On your way home today, or around the block, please take a thank-you walk with your child. It works like this: you stop at something, and say thank you to it.",
          "Thank you, bench, that we can sit here. Thank you, bus driver. Thank you, dog behind the fence, for saying hello. Children are much better at this than we are, so let yours lead.",
          "At the end each of you chooses the best thank-you of the walk.",
          "Your child may draw it for us. Please write underneath what it is.",
        ),
        es: letter(
          "Querida familia:",
          "Hoy, de camino a casa o dando una vuelta a la manzana, hagan con su hija o su hijo un paseo de las gracias. Es así: se detienen junto a algo y le dan las gracias.",
          "Gracias, banco, por dejarnos sentar. Gracias, conductora del autobús. Gracias, perro de la cerca, por saludarnos. A los niños se les da mucho mejor que a nosotros, así que déjense guiar.",
          "Al final, cada quien elige el mejor gracias del paseo.",
          "Su hija o su hijo puede dibujarlo para la clase. Por favor, escriban debajo qué es.",
        ),
      },
      prompt: "Show your drawing. To what did you say thank you?",
    },
  },
  {
    title: "The Kitchen Job Swap",
    level: "Lower Elementary",
    standards: ["perspective", "teamwork"],
    instructions: ["Remind families that slow and crooked is how it is meant to be."],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "We often do not see how much work is in a meal. This week, please swap one job in the kitchen with your child for one evening.",
          "The person who usually sets the table decides what goes in the soup. The person who usually cooks folds the napkins and waits to be called. Knives and stove stay with the grown-ups.",
          "While you eat, tell each other: what was harder about your new job than it looked?",
          "The food does not have to be good. The conversation usually is.",
        ),
        es: letter(
          "Querida familia:",
          "Muchas veces no vemos cuánto trabajo hay en una comida. Esta semana, cambien una noche una tarea de la cocina con su hija o su hijo.",
          "Quien suele poner la mesa decide qué lleva la sopa. Quien suele cocinar dobla las servilletas y espera a que le llamen. Los cuchillos y la estufa se quedan con los adultos.",
          "Mientras comen, cuéntense: ¿qué fue más difícil de lo que parecía?",
          "La comida no tiene que salir bien. La conversación suele salir muy bien.",
        ),
      },
      prompt: "Whose job did you take over, and what did you not know about it?",
    },
  },
  {
    title: "A Story From Before You",
    level: "Upper Elementary",
    standards: ["identity", "communication"],
    instructions: ["Any older person counts: an aunt, a neighbor, a grandfather on the telephone."],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "Our students are collecting stories from before they were born. We are not looking for great events. We are looking for the time the car broke down, the first apartment, the teacher who was kind.",
          "Please help your child find one older person to ask, in any language. Three questions are enough: Where was it? Who was there? What did you do then?",
          "Your child will write down the story in ten sentences and read it back to the person who told it, to see if it is right.",
          "Stories may be told in class only if you say so on the slip.",
        ),
        es: letter(
          "Querida familia:",
          "Nuestros estudiantes reúnen historias de antes de que ellos nacieran. No buscamos grandes acontecimientos, sino el día en que se averió el coche, el primer apartamento, la maestra que fue buena.",
          "Por favor, ayuden a su hija o su hijo a encontrar a una persona mayor a quien preguntar, en el idioma que sea. Bastan tres preguntas: ¿dónde fue?, ¿quién estaba?, ¿qué hiciste entonces?",
          "Escribirá la historia en diez frases y se la leerá a quien se la contó, para ver si está bien.",
          "Las historias solo se cuentan en clase si ustedes lo autorizan en la hoja.",
        ),
      },
      prompt: "Which sentence of the story did you have to correct when you read it back?",
    },
  },
  {
    title: "The Phone Basket",
    level: "Middle School",
    standards: ["discipline", "belonging"],
    instructions: ["This one asks something of the grown-ups. Say so at the parents' evening with a smile."],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "Our students have decided on an experiment, and you are part of it. For three dinners, all telephones in the home go into one basket. All of them, including yours.",
          "What happens then is up to you. Some families talk. Some are surprised by how quiet it is. Both count as results.",
          "After the third dinner, please answer two questions together: What did we miss? What did we not miss at all?",
          "Your child brings the answers back, without names, and we count them in class.",
        ),
        es: letter(
          "Querida familia:",
          "Nuestros estudiantes han decidido hacer un experimento, y ustedes forman parte de él. Durante tres cenas, todos los teléfonos de la casa van a una canasta. Todos, también los suyos.",
          "Lo que pase entonces depende de ustedes. Algunas familias conversan. A otras les sorprende el silencio. Las dos cosas son resultados.",
          "Después de la tercera cena, contesten juntos dos preguntas: ¿qué echamos de menos? ¿Qué no echamos de menos para nada?",
          "Su hija o su hijo traerá las respuestas, sin nombres, y las contaremos en clase.",
        ),
      },
      prompt: "What did your family not miss at all?",
    },
  },
  {
    title: "What I'd Like You to Know",
    level: "High School",
    standards: ["communication", "values"],
    instructions: ["The letters are sealed before they leave the room, and nobody at school reads them."],
    details: {
      letter: {
        en: letter(
          "Dear family,",
          "In class, our students wrote a letter to somebody at home. It begins with the words: What I'd like you to know. We have not read it.",
          "Please read it when you have time, alone first. You need not answer at once. If you do, we suggest writing back, with the same beginning.",
          "There may be a thank-you in it, a worry, or a plan you did not know about. Whatever it is, it was not easy to write.",
          "Thank you for being somebody who can be written to.",
        ),
        es: letter(
          "Querida familia:",
          "En clase, nuestros estudiantes escribieron una carta a alguien de su casa. Empieza con las palabras: Lo que me gustaría que supieras. No la hemos leído.",
          "Por favor, léanla cuando tengan tiempo, primero a solas. No hace falta responder enseguida. Si lo hacen, les proponemos contestar por escrito, con el mismo comienzo.",
          "Puede que haya en ella un agradecimiento, una preocupación o un plan que no conocían. Sea lo que sea, no fue fácil escribirlo.",
          "Gracias por ser alguien a quien se le puede escribir.",
        ),
      },
      prompt: "How did it feel to seal the letter? You need not say what was in it.",
    },
  },
];
