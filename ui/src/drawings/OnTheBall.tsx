import { ChildHead } from './Child.tsx';
import { OpenHand } from './Hand.tsx';
import { arc, lines, measure, quiet } from './lines.ts';
import { Head, Torso } from './SeatedPerson.tsx';

const floor = 452;

interface OnTheBallProps {
  title: string;
  className?: string | undefined;
}

/** A child on a big ball and a therapist who kneels in front play pat-a-cake, palm to palm. */
export function OnTheBall({ title, className }: OnTheBallProps) {
  return (
    <svg className={className} role="img" viewBox="0 60 640 410" {...lines}>
      <title>{title}</title>
      <path d={`${arc({ x: 320, y: floor }, 270, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <path
        d="M430 254C426.5 261 418 285 411 295C403.5 305.5 396 312 386 315C375.5 318 361 316 349 314C337.5 311.5 323.5 306 316 301C308 296 305 286 303 283L283 297C286 301 290 315.5 300 323C310 330.5 327 338.5 343 342C358.5 346 378.5 349 394 345C410 340.5 426 329.5 437 317C448.5 304.5 458 278 462 270A18 18 0 0 0 430 254Z"
        fill="var(--drawing-tint)"
      />
      <g transform="translate(293 287) scale(1.12) rotate(82)">
        <OpenHand line={lines.strokeWidth / 1.12} />
      </g>
      <g transform="translate(400 0) scale(-1 1)">
        <ChildOnBall />
      </g>
      <Therapist />
      <path d="M18 440H616a6 6 0 0 1 0 12H18a6 6 0 0 1 0-12Z" fill="var(--drawing-paper)" />
      <path d={`M-1200 ${floor}H1840`} />
      {/* From shoulder to shoulder, through the hands. */}
      <g {...measure}>
        <path
          d="M157 213C174 252 228 268 248 220C255 204 262 192 271 192C280 192 288 206 302 228C322 258 424 322 458 246"
          strokeWidth="1.5"
        />
        <circle cx="157" cy="213" r="4.5" fill="var(--drawing-paper)" />
        <circle cx="458" cy="246" r="4.5" fill="var(--drawing-paper)" />
      </g>
    </svg>
  );
}

/** The child alone catches a ball: small and unspoken, beside words that say the same. */
export function BallDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 240 180" {...lines}>
      <path d={`${arc({ x: 124, y: 166 }, 84, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <g transform="translate(25 -24) scale(.432)" strokeWidth="5">
        <circle cx="88" cy="223" r="46" fill="var(--drawing-tint)" />
        <path d="M48 218C74 232 104 232 128 218M60 253C80 240 98 240 116 253" {...quiet} />
        <ChildOnBall detail={3.4} />
      </g>
      <path d="M6 166H234" />
    </svg>
  );
}

/** `detail` is the width of the lines of face and hands. */
function ChildOnBall({ detail }: { detail?: number }) {
  return (
    <g>
      <circle cx="250" cy="376" r="64" fill="var(--drawing-paper)" />
      <path d="M191 364c31 18 87 18 118 0M217 424c16-26 50-26 66 0" {...quiet} />
      <g transform="translate(147 284) rotate(82)">
        <OpenHand line={detail} />
      </g>
      <path
        d="M223 214.5C220 220 210.5 238.5 204.5 248C198.5 257 192 264.5 186.5 270.5C180.5 276 173.5 280.5 169 283C165 285.5 162.5 286.5 160.5 286C158 285.5 157 280.5 156 279.5L140 292.5C142 295 147 306 153.5 308C160 310 170.5 308 179 305C187.5 302 195.5 296.5 203.5 289.5C212 283 220 274 227.5 264C235 254 245.5 235.5 249 229.5A15 15 0 0 0 223 214.5Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M241 329C228 333 213.5 337.5 202 341C190.5 344.5 178.5 347 171.5 351C164 355 161.5 358.5 158.5 365C155.5 371.5 155 380.5 154 389C153 397 153.5 405.5 153 414L131 414C130.5 405 129.5 397 130 387C130.5 377.5 129.5 365.5 133.5 355C137 344.5 143 333 152.5 325C162 317 177 312 190 307C203 302 217 299 231 295Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M130 412C128 415 127.5 418.5 124 421C120.5 423.5 114 424.5 110 426C106 427.5 103 429 101 431C99 433 99.5 436.5 99 439L155 439C155.5 434 156 428.5 156 424C156 419.5 154.5 416 154 412Z"
        fill="var(--drawing-line)"
      />
      <g transform="translate(231 142) rotate(4) scale(1.12)" strokeWidth={detail}>
        <ChildHead />
      </g>
      <path
        d="M226 190C222.5 194.5 218 197.5 216 203C214 208.5 214 216 214 224C214 232 216 242.5 217 252C218 261.5 219.5 270.5 219 280C218.5 289.5 216.5 298.5 215 308C224.5 311.5 234 312 244 312C256 312 268 304 272 295C276 288 279.5 271.5 279 262C278.5 252.5 278.5 240.5 276 232C273.5 223.5 269 216.5 265 211C261 205.5 256 201.5 252 199C248 196.5 244.5 197.5 240 196C235.5 194.5 230.5 192 226 190Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M218 226c18 5 36 5 53 0M219 248c18 5 38 5 56 0M222 270c18 5 36 5 53 0M220 292c16 4 32 4 46 0"
        {...quiet}
      />
      <path
        d="M162 414C160 417 159.5 420.5 156 423C152.5 425.5 146 426.5 142 428C138 429.5 135 431 133 433C131 435 131.5 438.5 131 441L187 441C187.5 436 188 430.5 188 426C188 421.5 186.5 418 186 414Z"
        fill="var(--drawing-line)"
        stroke="var(--drawing-ground)"
      />
      <path
        d="M263 326C255.5 332 240.5 333.5 230 337.5C219.5 341 207 344.5 200 348.5C193 352.5 191 355.5 188.5 362C186 368.5 186.5 379 186 388C185.5 397 186 406.5 186 415.5L162 416.5C161.5 407 160.5 398.5 160 388C159.5 377.5 157 365.5 159.5 354C162 342.5 167 328.5 176 319.5C185 310 202 304 214 298.5C226 293 238.5 286 249 286C259.5 286.5 273.5 292.5 276 299C278 305.5 270.5 319.5 263 326Z"
        fill="var(--drawing-tint)"
      />
      <g transform="translate(147 207) rotate(82)">
        <OpenHand line={detail} />
      </g>
      <path
        d="M229.5 203C226.5 207 219 223 213.5 228.5C208 234 203 236 197 236.5C191 237.5 183 235.5 177.5 233C172.5 230.5 168 226 164.5 221.5C161 217 159 208 158 205.5L138 212.5C139.5 216.5 141 227.5 145.5 234.5C150 241.5 157.5 250.5 166.5 255C175 260 188 264 199 263.5C210 263 223 258.5 232.5 251.5C242 245 252.5 228 256.5 223A17 17 0 0 0 229.5 203Z"
        fill="var(--drawing-paper)"
      />
    </g>
  );
}

function Therapist() {
  return (
    <g>
      <path
        d="M590 440C588 436 588.5 430.5 584 428C579.5 425.5 568.5 426 562 424C555.5 422 552 417.5 546 416C540 414.5 532.5 412.5 526 414C519.5 415.5 510.5 419.5 506 424C501.5 428.5 502 434.5 500 440ZM512 352C500 352 488 349.5 476 352C464 354.5 452.5 360.5 440 366C427.5 371.5 412 378 400 384C388 390 375.5 396.5 368 402C360.5 407.5 357.5 412.5 356 418C354.5 423.5 357.5 430.5 360 434C362.5 437.5 368 438 372 440L536 440C536 433.5 537 428 536 420C535 412 534 403.5 530 392C526 380.5 518 365.5 512 352Z"
        fill="var(--drawing-line)"
      />
      <path d="M374 424C410 408 460 426 514 408" stroke="var(--drawing-ground)" strokeWidth="1.5" />
      <g transform="translate(480 376) rotate(-16) scale(-1 1) translate(-260 -447)">
        <g transform="rotate(-6 236 280)">
          <Head />
          <path d="M280 252.5c-3 1-6 0-8-3" strokeWidth="2" />
          <circle cx="271" cy="226" r="2.6" fill="var(--drawing-line)" stroke="none" />
        </g>
        <Torso />
      </g>
      <g transform="translate(293 207) scale(1.12) rotate(82)">
        <OpenHand line={lines.strokeWidth / 1.12} />
      </g>
      <path
        d="M442 234C439 239 429.5 259 422.5 264.5C415.5 270.5 411.5 271 399.5 268C388 265 365.5 255 351.5 247C337.5 239.5 324 228 316 221C307.5 214 305.5 206.5 303 203.5L283 216.5C285 220.5 287.5 231.5 296 241C305 250.5 320.5 263 336.5 273C352.5 283 375 296.5 392.5 300C410 304 428 302.5 441.5 295.5C455 288.5 468.5 264.5 474 258A20 20 0 0 0 442 234Z"
        fill="var(--drawing-tint)"
      />
    </g>
  );
}
