import { ChildHand, ChildHead } from './Child.tsx';
import { arc, lines, measure, quiet } from './lines.ts';
import { Head, Torso } from './SeatedPerson.tsx';

const floor = 452;

interface OnTheBallProps {
  title: string;
  className?: string | undefined;
}

/** A child balances on a big ball and reaches ahead; a therapist kneels at arm's length and steadies shoulder and back. */
export function OnTheBall({ title, className }: OnTheBallProps) {
  return (
    <svg className={className} role="img" viewBox="0 60 640 410" {...lines}>
      <title>{title}</title>
      <path d={`${arc({ x: 320, y: floor }, 270, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      {/* The therapist's other arm, whose hand lies on the child's back. */}
      <path
        d="M466 257.5C454 270.5 443.5 287 430 296.5C416.5 306 399.5 314 384.5 314C369.5 314 352.5 302.5 339.5 297C327 292 318.5 287 307.5 282L316.5 262C327 266 337 271 348.5 275C359.5 279 373.5 286.5 383.5 286C394 285.5 401 280 410 271.5C419 263 429 247 438 234.5Z"
        fill="var(--drawing-tint)"
      />
      <g transform="translate(314 273) rotate(24)">
        <Hand />
      </g>
      <ChildOnBall detail={lines.strokeWidth} />
      <Therapist />
      <path d="M18 440H616a6 6 0 0 1 0 12H18a6 6 0 0 1 0-12Z" fill="var(--drawing-paper)" />
      <path d={`M-1200 ${floor}H1840`} />
      {/* From the shoulder down to the knee. */}
      <g {...measure}>
        <path d="M222 209C246 222 262 250 250 278C239 304 208 306 190 330" strokeWidth="1.5" />
        <circle cx="222" cy="209" r="4.5" fill="var(--drawing-paper)" />
        <circle cx="190" cy="330" r="4.5" fill="var(--drawing-paper)" />
      </g>
    </svg>
  );
}

/** The child alone: small and unspoken, beside words that say the same. */
export function BallDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 240 180" {...lines}>
      <path d={`${arc({ x: 124, y: 166 }, 84, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <g transform="translate(25 -24) scale(.432)" strokeWidth="5">
        <ChildOnBall detail={3.4} />
      </g>
      <path d="M6 166H234" />
    </svg>
  );
}

/** `detail` is the width of the lines of face and hands. */
function ChildOnBall({ detail }: { detail: number }) {
  return (
    <g>
      <circle cx="250" cy="376" r="64" fill="var(--drawing-paper)" />
      <path d="M188 362c32 20 92 20 124 0M214 428c18-30 54-30 72 0" {...quiet} />
      <path
        d="M234 230C220 231 204 235.5 191.5 234C178.5 232.5 165.5 225 157 221.5C148 218 144.5 216.5 138.5 214L145.5 196C151.5 198.5 155.5 200 163 202.5C171 205 181.5 210 192.5 210C204 210 217.5 205 230 202Z"
        fill="var(--drawing-paper)"
      />
      <g transform="translate(144 206) rotate(18)" strokeWidth={detail}>
        <ChildHand />
      </g>
      <path
        d="M241 329C228 333 213.5 337.5 202 341C190.5 344.5 178.5 347 171.5 351C164 355 161.5 358.5 158.5 365C155.5 371.5 155 380.5 154 389C153 397 153.5 405.5 153 414L131 414C130.5 405 129.5 397 130 387C130.5 377.5 129.5 365.5 133.5 355C137 344.5 143 333 152.5 325C162 317 177 312 190 307C203 302 217 299 231 295Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M130 412C128 415 127.5 418.5 124 421C120.5 423.5 114 424.5 110 426C106 427.5 103 429 101 431C99 433 99.5 436.5 99 439L155 439C155.5 434 156 428.5 156 424C156 419.5 154.5 416 154 412Z"
        fill="var(--drawing-line)"
      />
      <path
        d="M226 190C222.5 194.5 218 197.5 216 203C214 208.5 214 216 214 224C214 232 216 242.5 217 252C218 261.5 219.5 270.5 219 280C218.5 289.5 216.5 298.5 215 308C224.5 311.5 234 317.5 244 318C254 318.5 265.5 314 276 312C276.5 304.5 277.5 298.5 278 290C278.5 281.5 279.5 271.5 279 262C278.5 252.5 278.5 240.5 276 232C273.5 223.5 269 216.5 265 211C261 205.5 256 201.5 252 199C248 196.5 244.5 197.5 240 196C235.5 194.5 230.5 192 226 190Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M217 226c20 5 40 5 59 0M217 248c20 5 42 5 62 0M219 270c20 5 40 5 60 0M219 292c20 5 40 5 59 0"
        {...quiet}
      />
      <path
        d="M263 326C255.5 332 240.5 333.5 230 337.5C219.5 341 207 344.5 200 348.5C193 352.5 191 355.5 188.5 362C186 368.5 186.5 379 186 388C185.5 397 186 406.5 186 415.5L162 416.5C161.5 407 160.5 398.5 160 388C159.5 377.5 157 365.5 159.5 354C162 342.5 167 328.5 176 319.5C185 310 202 304 214 298.5C226 293 238.5 286 249 286C259.5 286.5 273.5 292.5 276 299C278 305.5 270.5 319.5 263 326Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M162 414C160 417 159.5 420.5 156 423C152.5 425.5 146 426.5 142 428C138 429.5 135 431 133 433C131 435 131.5 438.5 131 441L187 441C187.5 436 188 430.5 188 426C188 421.5 186.5 418 186 414Z"
        fill="var(--drawing-line)"
        stroke="var(--drawing-ground)"
      />
      <g transform="translate(231 142) rotate(4) scale(1.12)" strokeWidth={detail}>
        <ChildHead />
      </g>
      <path
        d="M244.5 227C236 228.5 223.5 224.5 212.5 221C202 217.5 190.5 212.5 180.5 206.5C170.5 201 159.5 192 152.5 187C145 181.5 142.5 180 137.5 176.5L148.5 159.5C153.5 163 156.5 165 163.5 169C171 173.5 182.5 181 191.5 185.5C201 189.5 210 193.5 219.5 195C228.5 196.5 240.5 192 247.5 195C254.5 198 262.5 207.5 262 212.5C261.5 218 252.5 225.5 244.5 227Z"
        fill="var(--drawing-paper)"
      />
      <g transform="translate(145 169) rotate(32)" strokeWidth={detail}>
        <ChildHand />
      </g>
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
      <path
        d="M478.5 257C470.5 266 452.5 278 436.5 283C420.5 287.5 400 289.5 383 285.5C366 281.5 348.5 267 333.5 258.5C319 249.5 308 242 295 234L307 214C320 221.5 332.5 228.5 346.5 235.5C360 242.5 376 254 389 256.5C402 258.5 412.5 255 423.5 249C434.5 243.5 444 226.5 453.5 223C463.5 219.5 479 222 483 227.5C487 233.5 486 248 478.5 257Z"
        fill="var(--drawing-tint)"
      />
      <g transform="translate(303 225) rotate(16)">
        <Hand />
        <path d="M-50 2l14-2M-47 10l13-4M-41 16l10-6" strokeWidth="1.5" />
      </g>
    </g>
  );
}

/** A grown-up's hand, laid flat to the left of its wrist. */
export function Hand() {
  return (
    <path
      d="M0-11C-4.5-12-9.5-13.5-14-14C-18.5-14.5-23-15.5-28-15C-33-14.5-39.5-13.5-44-12C-48.5-10.5-52-8-54-6C-56-4-56.5-1.5-56 0C-55.5 1.5-50.5 1-50 2C-49.5 3-53.5 5.5-53 7C-52.5 8.5-48 8.5-47 10C-46 11.5-49 14-48 15C-47 16-42.5 15-41 16C-39.5 17-39.5 19.5-38 20C-36.5 20.5-34 20-31 19C-28 18-24 16-20 15C-16 14-11.5 14.5-8 14C-4.5 13.5-2.5 12 0 11Z"
      fill="var(--drawing-paper)"
    />
  );
}
